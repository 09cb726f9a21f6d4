// Caller badge: who calls, and what is left, at the top of every view.
import { formatNumber } from "../data/format.ts";
import { nameOfCaller, useQuota } from "../wire/quota.ts";
import { useSession } from "../wire/session.ts";
import { placeOf } from "../wire/use-place.ts";

/** Leads to the account. */
export function CallerBadge() {
  const { current } = useSession();
  const { value, failure } = useQuota();
  const who = nameOfCaller() ?? (value?.lane === "account" ? "Signed in" : "No key");
  const left = failure ? failure.code : value ? leftOf(value.remaining, value.lane) : "…";
  return (
    <a class={failure ? "badge bad" : "badge"} href={placeOf("account")} key={current}>
      <span>{who}</span> <b>{left}</b>
    </a>
  );
}

function leftOf(remaining: number | null, lane: "anonymous" | "account"): string {
  if (remaining === null) return "unlimited";
  return `${formatNumber(remaining)} ${lane === "account" ? "credits" : "calls left today"}`;
}
