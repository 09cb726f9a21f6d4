// Child processes of a benchmark: files of this folder as they are built, which answer by messages.
import { type ChildProcess, type ForkOptions, fork } from "node:child_process";
import { once } from "node:events";

/** Starts a file of the folder of the built benchmarks, or one seen from there. */
export function forkFile(
  file: string,
  args: readonly string[] = [],
  options: Pick<ForkOptions, "stdio" | "serialization"> = {},
): ChildProcess {
  return fork(new URL(file, import.meta.url), args, { execArgv: [], ...options });
}

/** What a process sends next, after it was sent a message where there is one. */
export async function next<T>(child: ChildProcess, message?: object | string | number): Promise<T> {
  const answered = once(child, "message");
  if (message !== undefined) child.send(message);
  // `as`: the process is a file of this folder.
  const [answer] = (await answered) as [T];
  return answer;
}
