/** What rows can be narrowed by: a row is shown if the column has the text of any chip that's ticked. */
export interface ChipGroup {
  label: string;
  /** Position of the column, from 0. */
  column: number;
  chips: ReadonlyArray<{
    /** The text in the column. */
    value: string;
    label: string;
    /** How many rows have it, until src/ui/DataTable.client.ts counts those that were searched for. */
    count: number;
  }>;
}

/**
 * Filters in a row above a table. On a phone, one button opens them, so that the rows are in the first screen.
 * @param order of the rows, for phones, where the columns have no labels
 */
export function Chips({ groups, order }: { groups: readonly ChipGroup[]; order: string }) {
  return (
    <>
      <button type="button" className="button button-quiet chips-open" popoverTarget="chips">
        Filter
      </button>
      <span className="chips-order">{order}</span>
      <div className="chips" id="chips" popover="auto">
        {groups.map(({ label, column, chips }) => (
          <fieldset key={label} data-column={column}>
            <legend>{label}</legend>
            {chips.map((chip) => (
              <label key={chip.value} className="chip">
                <input type="checkbox" value={chip.value} />
                {chip.label} <small>{chip.count}</small>
              </label>
            ))}
          </fieldset>
        ))}
        <button type="button" className="button" popoverTarget="chips" popoverTargetAction="hide">
          Done
        </button>
      </div>
    </>
  );
}
