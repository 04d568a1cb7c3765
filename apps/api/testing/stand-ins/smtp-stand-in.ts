import { createServer } from "node:net";
import type { AddressInfo } from "node:net";

/** A mail server that stores messages; speaks the SMTP that clients need. */
export async function startSmtp(): Promise<{
  url: string;
  letters: string[];
  close(): Promise<void>;
}> {
  const letters: string[] = [];
  const server = createServer((socket) => {
    let pending = "";
    let letter: string[] | null = null;
    const say = (line: string) => socket.write(`${line}\r\n`);
    const hear = (line: string) => {
      if (letter) {
        if (line === ".") {
          letters.push(letter.join("\n"));
          letter = null;
          say("250 taken");
        } else letter.push(line);
      } else if (line === "DATA") {
        letter = [];
        say("354 go on");
      } else if (line === "QUIT") {
        say("221 bye");
        socket.end();
      } else say("250 fine");
    };
    socket.on("error", () => {});
    socket.on("data", (bytes) => {
      pending += bytes.toString("utf8");
      const lines = pending.split("\r\n");
      pending = lines.pop() ?? "";
      for (const line of lines) hear(line);
    });
    say("220 stand-in");
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a TCP port
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}
