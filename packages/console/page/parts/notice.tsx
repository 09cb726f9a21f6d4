// Notice: a refusal, or a word about what is not there.
import type { ComponentChildren } from "preact";
import type { Failure } from "../wire/envelope.ts";

/** A refusal of the service, in its own words; nothing where there is none. */
export function Refusal({ failure }: { readonly failure: Failure | undefined }) {
  if (!failure) return null;
  const { code, message, doc_url: docs, request_id: id } = failure;
  return (
    <div class="notice bad" role="alert">
      <p>
        <strong class="code">{code}</strong> {message}
      </p>
      {(docs || id) && (
        <p class="faint">
          {docs && (
            <a href={docs} target="_blank" rel="noreferrer">
              What this code means
            </a>
          )}
          {id && <span> Request {id}</span>}
        </p>
      )}
    </div>
  );
}

/** A word to the reader. */
export function Notice({ children }: { readonly children: ComponentChildren }) {
  return <div class="notice">{children}</div>;
}

/** That something is on its way; read out once. */
export function Loading({ of: what }: { readonly of: string }) {
  return (
    <p class="loading" role="status">
      Loading {what} …
    </p>
  );
}
