// Borrow every history and science book; say which could not be had, and why.
const books = await tools.library.books.list({ subject: ["history", "science"] });
const loans = await Promise.allSettled(books.map(({ id }) => tools.library.books.borrow({ id, days: 14 })));

return books.map(({ title }, index) => {
  const { status, value, reason } = loans[index];
  return status === "fulfilled" ? `${title}: until ${value.due}` : `${title}: not now (${reason.message})`;
});
