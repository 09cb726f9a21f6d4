// The Postman import: the collection with a test for each answer, and the report of its run.

interface Variable {
  readonly key: string;
  readonly value: unknown;
}

/** A folder, or a request. */
interface Item {
  readonly item?: readonly Item[];
  readonly request?: { readonly url: { readonly variable?: readonly Variable[] } };
}

interface Collection {
  readonly item: readonly Item[];
}

// Every request works: a refused key, for one, is told at 200. What Postman makes up about an account's state names records
// that the account has not, or asks to archive its subject `default`: that is refused, as the document says.
const TESTS = [
  "pm.test('it works', () => {",
  "  const isState = /^\\/api\\/v1\\/(subjects|monitors|alerts|memory-facts|webhooks|events)/.test(pm.request.url.getPath());",
  "  if (isState && pm.response.code >= 400) {",
  "    pm.expect(pm.response.code, pm.response.text().slice(0, 500)).to.be.oneOf([400, 403, 404]);",
  "    const { code } = pm.response.json().error;",
  "    pm.expect(code).to.match(/^VALIDATION_ERROR$|_NOT_FOUND$|^STATE_SUBJECT_ARCHIVE_FORBIDDEN$/);",
  "    return;",
  "  }",
  "  pm.expect(pm.response.code, pm.response.text().slice(0, 500)).to.be.within(200, 299);",
  "  const isJson = /json/.test(pm.response.headers.get('content-type'));",
  "  if (isJson) pm.expect(pm.response.json().ok, pm.response.text().slice(0, 500)).to.not.equal(false);",
  "});",
];

/** The collection as a person would make it run: with the id of a receipt of its own, and a test of every answer. */
export function toRunnable(collection: Collection, receiptId: string): Collection {
  const event = [{ listen: "test", script: { type: "text/javascript", exec: TESTS } }];
  return { ...collection, ...{ event }, item: collection.item.map((item) => withReceipt(item, receiptId)) };
}

function withReceipt(item: Item, receiptId: string): Item {
  if (item.item) return { ...item, item: item.item.map((each) => withReceipt(each, receiptId)) };
  const { request } = item;
  if (!request?.url.variable) return item;
  const variable = request.url.variable.map((each) =>
    each.key === "receipt_id" ? { ...each, value: receiptId } : each,
  );
  return { ...item, request: { ...request, url: { ...request.url, variable } } };
}

/** How many requests a run sent. */
export function requestsOf(report: {
  readonly run: { readonly stats: { readonly requests: { readonly total: number } } };
}): number {
  return report.run.stats.requests.total;
}
