/** The library's API on loopback, by `node:http` alone: what `library.json` describes, and nothing more. */
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

const books = new Map(
  [
    { id: "b1", title: "A Short History of Ink", subject: "history", isOut: false },
    { id: "b2", title: "Odes to Small Machines", subject: "poetry", isOut: true },
    { id: "b3", title: "Tides & Moons", subject: "science", isOut: false },
    { id: "b4", title: "Letters from the Archive", subject: "history", isOut: true },
  ].map((book) => [book.id, book]),
);

/** Starts the server; `token` is the library card it accepts. */
export async function startLibrary(token: string) {
  const server = createServer(async (request, response) => {
    const { status, body } = answer(request, token, await textOf(request));
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

function answer({ method, url = "/", headers }: IncomingMessage, token: string, text: string) {
  const { pathname, searchParams } = new URL(url, "http://library");
  if (method === "GET" && pathname === "/v1/books") {
    const subjects = searchParams.getAll("subject");
    const found = [...books.values()].filter(({ subject }) => subjects.length === 0 || subjects.includes(subject));
    return { status: 200, body: found.slice(0, Number(searchParams.get("limit") ?? 20)) };
  }
  const id = /^\/v1\/books\/([^/]+)\/loans$/u.exec(pathname)?.[1];
  const book = books.get(id ?? "");
  if (method !== "POST" || book === undefined) return { status: 404, body: { message: "no such book" } };
  if (headers.authorization !== `Bearer ${token}`) return { status: 401, body: { message: "no library card" } };
  if (book.isOut) return { status: 409, body: { message: `${book.title} is out` } };
  book.isOut = true;
  const { days } = JSON.parse(text) as { days: number };
  return {
    status: 201,
    body: { book: book.title, due: new Date(Date.UTC(2025, 0, 1 + days)).toISOString().slice(0, 10) },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}
