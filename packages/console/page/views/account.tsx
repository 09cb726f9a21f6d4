// Account view: whose key calls are sent with, what it has left, and what its calls came to.
import { KeyPanel } from "../parts/key-panel.tsx";

/** The account of the chosen key. */
export function AccountView() {
  return (
    <>
      <h1>Account</h1>
      <KeyPanel />
    </>
  );
}
