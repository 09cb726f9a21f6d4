// Why a server cannot listen, told by the setting that is wrong.

const SETTING: Readonly<Record<string, string>> = {
  EADDRINUSE: "PORT is taken by another process",
  EACCES: "PORT may not be listened on by this user",
  EADDRNOTAVAIL: "HOST is no address of this machine",
  ENOTFOUND: "HOST is a name that has no address",
  EAI_AGAIN: "HOST is a name that cannot be looked up",
};

/** The error that stopped a start. Where listening failed, the setting at fault stands in front. */
export function toStartError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const [syscall, code]: unknown[] = [Reflect.get(error, "syscall"), Reflect.get(error, "code")];
  if (syscall !== "listen" && syscall !== "getaddrinfo") return error;
  const setting = SETTING[String(code)] ?? "HOST or PORT cannot be listened on";
  return new Error(`${setting}: ${error.message}`, { cause: error });
}
