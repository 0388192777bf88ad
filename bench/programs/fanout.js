const ids = Array.from({ length: 1_000 }, (_, i) => `c_${i}`);
const customers = await Promise.all(ids.map((id) => tools.customers.get({ id })));
return customers.filter(({ tier }) => tier === "gold").length;
