import { claims } from "#content/claims.ts";
import { scientificDevelopment } from "#content/pages/scientific-development.ts";

const { ledger } = scientificDevelopment;

/** The register as it stands, gaps included. */
export function ClaimsLedger() {
  const rows: readonly { words: string; evidence: string | null }[] = Object.values(claims);
  return (
    <table className="ledger">
      <thead>
        <tr>
          <th scope="col">{ledger.claim}</th>
          <th scope="col">{ledger.evidence}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ words, evidence }) => (
          <tr key={words}>
            <th scope="row">{words}</th>
            <td>{evidence ?? ledger.none}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
