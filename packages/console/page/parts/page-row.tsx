// Page row: the ways from a page of a list to the one before and the next one.
import { useState } from "preact/hooks";

/** Which page of a list is shown. */
export interface Pages {
  /** The cursors of the pages up to this one; the first page has none. */
  readonly cursors: readonly string[];
  readonly turn: (cursors: readonly string[]) => void;
}

/** A list at its first page; it is there again where one of its filters is another. */
export function usePages(): Pages {
  const [cursors, turn] = useState<readonly string[]>([]);
  return { cursors, turn };
}

/** The buttons; none where there is but one page. */
export function PageRow({
  pages: { cursors, turn },
  next,
}: {
  readonly pages: Pages;
  /** Where the list goes on; null at its end. */
  readonly next: string | null | undefined;
}) {
  if (cursors.length === 0 && !next) return null;
  return (
    <p class="row">
      {cursors.length > 0 && (
        <button type="button" class="quiet" onClick={() => turn(cursors.slice(0, -1))}>
          Page before
        </button>
      )}
      {next && (
        <button type="button" class="quiet" onClick={() => turn([...cursors, next])}>
          Next page
        </button>
      )}
    </p>
  );
}
