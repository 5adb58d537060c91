import type { Specimens } from "#app/features/styleguide/specimen.ts";
import { CheckboxField } from "#app/forms/checkbox-field.tsx";
import { EmailField } from "#app/forms/email-field.tsx";
import { TextField } from "#app/forms/text-field.tsx";

// Made-up fields: no browser should offer, nor keep, anything for them.
const idle = { autoComplete: "off" } as const;

export const forms: Specimens = {
  TextField: {
    file: "forms/text-field.tsx",
    use: "One line of text, its label above and its complaint below. A field that may be left out says so in its label.",
    layout: "row",
    states: [
      { name: "empty", show: <TextField name="guide-empty" label="Full Name" {...idle} /> },
      { name: "filled, with help", show: <TextField name="guide-filled" label="Postcode" help="Where the tube goes." defaultValue="YO21 1AA" {...idle} /> },
      { name: "hover", force: "hover", show: <TextField name="guide-hover" label="Full Name" {...idle} /> },
      { name: "focus", force: "focus-visible", show: <TextField name="guide-focus" label="Full Name" {...idle} /> },
      {
        name: "error",
        show: <TextField name="guide-short" label="Full Name" defaultValue="A" error="Name must be at least 2 characters long" {...idle} />,
      },
      { name: "disabled", show: <TextField name="guide-off" label="Full Name" defaultValue="Grace Hopper" disabled {...idle} /> },
      { name: "placeholder", show: <TextField name="guide-placeholder" label="Access code" placeholder="Enter access code" {...idle} /> },
      { name: "password", show: <TextField name="guide-password" type="password" label="Password" defaultValue="not a password" {...idle} /> },
    ],
  },
  EmailField: {
    file: "forms/email-field.tsx",
    use: "Every e-mail address: the right keyboard on a phone, the browser’s own suggestion, and no corrections.",
    layout: "row",
    states: [
      { name: "empty", show: <EmailField name="guide-email" label="Email Address" {...idle} /> },
      {
        name: "error",
        show: <EmailField name="guide-error" label="Email Address" defaultValue="ada@example" error="Please enter a valid email address" {...idle} />,
      },
    ],
  },
  CheckboxField: {
    file: "forms/checkbox-field.tsx",
    use: "One thing agreed to. Never ticked beforehand, and never two questions in one box.",
    layout: "row",
    states: [
      { name: "empty", show: <CheckboxField name="guide-box">I agree to the Pre-Order Terms</CheckboxField> },
      {
        name: "ticked",
        show: (
          <CheckboxField name="guide-box-on" defaultChecked>
            I agree to the Pre-Order Terms
          </CheckboxField>
        ),
      },
      {
        name: "focus",
        force: "focus-visible",
        show: <CheckboxField name="guide-box-focus">I agree to the Pre-Order Terms</CheckboxField>,
      },
      {
        name: "error",
        show: (
          <CheckboxField name="guide-box-error" error="You must accept the terms and conditions.">
            I agree to the Pre-Order Terms
          </CheckboxField>
        ),
      },
      {
        name: "always on",
        show: (
          <CheckboxField name="guide-box-fixed" defaultChecked disabled>
            Strictly necessary
          </CheckboxField>
        ),
      },
    ],
  },
};
