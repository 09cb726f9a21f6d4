// State view: what is watched for the account, what was seen, and whom it is told to.
import { AlertList } from "../parts/alert-list.tsx";
import { EventList } from "../parts/event-list.tsx";
import { MonitorDetail } from "../parts/monitor-detail.tsx";
import { MonitorList } from "../parts/monitor-list.tsx";
import { Notice } from "../parts/notice.tsx";
import { Tabs } from "../parts/tabs.tsx";
import { WebhookList } from "../parts/webhook-list.tsx";
import { useQuota } from "../wire/quota.ts";
import { useSession } from "../wire/session.ts";
import { placeOf } from "../wire/use-place.ts";

const TABS = [
  { name: "Monitors", show: () => <MonitorList /> },
  { name: "Alerts", show: () => <AlertList /> },
  { name: "Webhooks", show: () => <WebhookList /> },
  { name: "Events", show: () => <EventList /> },
];

/** The state of the chosen account; one monitor where its id is in the place. */
export function StateView({ monitor }: { readonly monitor: string | undefined }) {
  const { current } = useSession();
  const lane = useQuota().value?.lane;
  return (
    <>
      <h1>Monitors</h1>
      {lane === "anonymous" && (
        <Notice>
          Monitors belong to an account. <a href={placeOf("account")}>Give the key of one</a> first.
        </Notice>
      )}
      {lane === "account" &&
        (monitor === undefined ? (
          <Tabs key={current} label="State" tabs={TABS} />
        ) : (
          <>
            <p>
              <a href={placeOf("state")}>All monitors</a>
            </p>
            <MonitorDetail key={monitor} id={monitor} />
          </>
        ))}
    </>
  );
}
