// The host's own page.
export default function Page() {
  return <p>the host's own page</p>;
}
