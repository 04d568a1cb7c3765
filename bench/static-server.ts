import { createServer, get } from "node:http";

/**
 * The fastest static file server that Node can be: one compressed file in memory and its headers. Takes the port and the
 * address of the page whose bytes and headers it sends.
 */
const [port = "0", url = ""] = process.argv.slice(2);
// Fetched as it is compressed: `fetch` would take it apart.
const [headers, body] = await new Promise<[string[], Buffer]>((resolve, reject) => {
  get(url, { headers: { "accept-encoding": "br" } }, (answer) => {
    const pieces: Buffer[] = [];
    answer.on("data", (piece: Buffer) => pieces.push(piece));
    answer.on("end", () => resolve([answer.rawHeaders, Buffer.concat(pieces)]));
  }).on("error", reject);
});
const own = /^(date|connection|keep-alive|transfer-encoding)$/i;
const keptHeaders = headers.flatMap((name, index) =>
  index % 2 === 0 && !own.test(name) ? [name, headers[index + 1] ?? ""] : [],
);
createServer((_request, response) => {
  response.writeHead(200, keptHeaders).end(body);
}).listen(Number(port), "127.0.0.1");
