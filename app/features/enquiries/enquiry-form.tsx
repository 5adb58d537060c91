import type { ReactNode } from "react";
import { failureTitle, type ShownFailure } from "#app/lib/http/failure.ts";
import { ContractForm, type FormAnswer, SendButton } from "#app/ui/forms/contract-form.tsx";
import { ErrorSummary } from "#app/ui/forms/errors.tsx";
import { EmailField, TextField, type Tool } from "#app/ui/forms/fields.tsx";
import type { FormContract } from "#app/ui/forms/read-form.ts";
import { enquiries } from "#content/site/enquiries.ts";

type Props = {
  contract: FormContract;
  /** Named, because a prerendered page takes itself to be elsewhere. Without a fragment: a browser that has one to go to gives the focus to nothing. */
  action: string;
  labelledBy: string;
  tool: Tool;
  answer: FormAnswer | undefined;
  /** The button's words until it is pressed. */
  send: string;
  children: ReactNode;
};

/** What was typed is still there, and there is always the other way. */
function Failed({ failure }: { failure: ShownFailure }) {
  const { code, message, fields } = failure;
  const words = fields || code === "once-more" ? message : `${message} ${enquiries.otherWay}`;
  return <ErrorSummary title={failureTitle(failure, enquiries.failed)} message={words} fields={fields} />;
}

/** A message to us. */
export const EnquiryForm = ({ labelledBy, tool, send, children, ...form }: Props) => (
  <ContractForm {...form} id="enquiry" aria-labelledby={labelledBy} {...tool} summary={(failure) => <Failed failure={failure} />}>
    {children}
    <SendButton className="mt-8" sending={enquiries.sending}>
      {send}
    </SendButton>
  </ContractForm>
);

/** Who writes, and where the answer goes. */
export const SenderFields = () => (
  <>
    <TextField name="name" {...enquiries.name} autoComplete="name" autoCapitalize="words" spellCheck={false} required />
    <EmailField name="email" {...enquiries.email} required />
  </>
);
