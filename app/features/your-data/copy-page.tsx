import { DataPage } from "#app/features/your-data/data-page.tsx";
import type { Shown } from "#app/features/your-data/show-holding.ts";
import { Button } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Checklist } from "#app/ui/text.tsx";

const Download = ({ token }: { token: string }) => (
  // A download is the browser's own: React Router would read the file in place of keeping it.
  <form method="post" action={`/your-data/${token}/file`}>
    <h2 className="text-h3">Your copy</h2>
    <p className="soft mt-3">
      One file, made the moment you press. Programs can read it, and so can you: every line says in plain words what it is. Where another company holds
      something for us, we ask it as well.
    </p>
    <Button type="submit" className="mt-6" wide>
      Download my data
    </Button>
    <p className="small soft mt-4">
      The link to this page works for one day, as often as you like. Keep the file where only you can read it. No file came? The browser inside an app often
      can't save one: open the link from the email in Safari, Chrome or another browser.
    </p>
  </form>
);

/** What the file will hold, and the button that makes it. */
export function CopyPage({ address, lines, vendors, token }: Shown & { token: string }) {
  return (
    <DataPage cold="A copy of" lead="Everything we hold about this address." address={address} card={<Download token={token} />}>
      <h2 className="text-h3">What is in it</h2>
      {lines.length > 0 ? (
        <Checklist className="mt-4" lines={lines} />
      ) : (
        <p className="soft mt-3">Nothing but this request: we hold nothing else about this address. The file says so.</p>
      )}
      {vendors.length > 0 && <p className="soft mt-6">And what {new Intl.ListFormat("en-GB").format(vendors)} holds for us about this address.</p>}
      <p className="soft mt-6 max-w-measure">
        Left out are links that open something by themselves, and anything about other people. Counted visits are not in it: they are kept under a random number
        that only your browser knows. Would you rather have it all erased? <Link to="/your-data">Ask for that link</Link>.
      </p>
    </DataPage>
  );
}
