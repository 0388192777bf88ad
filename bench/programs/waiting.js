const rows = Array.from({ length: 20 }, (_, id) => ({ id, name: `row ${id}` }));
const answer = await tools.never.answers({});
return [rows.length, answer];
