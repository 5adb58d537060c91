import type { Specimens } from "#app/routes/styleguide/specimen.ts";
import { CheckboxField, EmailField, Field, RadioField, SelectField, TextAreaField, TextField } from "#app/ui/forms/fields.tsx";

// Made-up fields: no browser should offer, nor keep, anything for them.
const idle = { autoComplete: "off" } as const;

const subjects = [
  ["order", "My order"],
  ["cream", "The cream"],
  ["other", "Something else"],
] as const;

export const forms: Specimens = {
  Field: {
    file: "ui/forms/fields.tsx",
    use: "What every labelled control stands in: the label above, help under it, the complaint below.",
    layout: "row",
    states: [
      {
        name: "around a control",
        show: (
          <Field id="guide-field" label="Arrival" help="Roughly will do." error="Please say when">
            <input type="text" id="guide-field" name="guide-field" className="input" aria-describedby="guide-field-help guide-field-error" {...idle} />
          </Field>
        ),
      },
    ],
  },
  TextField: {
    file: "ui/forms/fields.tsx",
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
    file: "ui/forms/fields.tsx",
    use: "Every email address: the right keyboard on a phone, the browser's own suggestion, and no corrections.",
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
    file: "ui/forms/fields.tsx",
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
  RadioField: {
    file: "ui/forms/fields.tsx",
    use: "One of a few, all in sight. From five on, use a list.",
    layout: "row",
    states: [
      { name: "nothing chosen", show: <RadioField name="guide-radio" label="What is it about?" options={subjects} /> },
      {
        name: "chosen, with help",
        show: <RadioField name="guide-radio-on" label="What is it about?" help="So that the right person reads it." options={subjects} chosen="order" />,
      },
      {
        name: "error",
        show: <RadioField name="guide-radio-error" label="What is it about?" options={subjects} error="Please choose one" />,
      },
    ],
  },
  SelectField: {
    file: "ui/forms/fields.tsx",
    use: "One of several, in the browser's own list. For countries there is a field that can be searched.",
    layout: "row",
    states: [
      { name: "nothing chosen", show: <SelectField name="guide-select" label="Subject" none="Choose a subject" options={subjects} {...idle} /> },
      {
        name: "chosen",
        show: <SelectField name="guide-select-on" label="Subject" none="Choose a subject" options={subjects} defaultValue="cream" {...idle} />,
      },
      {
        name: "focus",
        force: "focus-visible",
        show: <SelectField name="guide-select-focus" label="Subject" none="Choose a subject" options={subjects} {...idle} />,
      },
      {
        name: "error",
        show: <SelectField name="guide-select-error" label="Subject" none="Choose a subject" options={subjects} error="Please choose one" {...idle} />,
      },
      { name: "disabled", show: <SelectField name="guide-select-off" label="Subject" none="Choose a subject" options={subjects} disabled {...idle} /> },
    ],
  },
  TextAreaField: {
    file: "ui/forms/fields.tsx",
    use: "Several lines of somebody's own words. The box grows with them where the browser can.",
    layout: "row",
    states: [
      { name: "empty", show: <TextAreaField name="guide-area" label="Your message" rows={3} {...idle} /> },
      {
        name: "filled, with help",
        show: (
          <TextAreaField
            name="guide-area-on"
            label="Your message"
            help="An order reference helps."
            rows={3}
            defaultValue="I moved house. Could you send it to my new address?"
            {...idle}
          />
        ),
      },
      { name: "error", show: <TextAreaField name="guide-area-error" label="Your message" rows={3} error="Please write a few words" {...idle} /> },
      { name: "disabled", show: <TextAreaField name="guide-area-off" label="Your message" rows={3} disabled {...idle} /> },
    ],
  },
  FormGuard: {
    file: "ui/forms/form-guard.tsx",
    use: "Once in every form that anyone may send: a field for machines, and how long the form was there.",
    layout: "row",
    states: [],
    standsIn: "ui/forms/contract-form.tsx",
    unseen: "No person sees, hears or reaches it; that is what it is for.",
  },
  ContractForm: {
    file: "ui/forms/contract-form.tsx",
    use: "Every form that is checked by a contract: it checks in the browser too, and gives the fields their complaints.",
    layout: "row",
    states: [],
    standsIn: "features/enquiries/enquiry-form.tsx",
    unseen: "A form has no looks of its own; its fields and its button are shown above.",
  },
  SendButton: {
    file: "ui/forms/contract-form.tsx",
    use: "Sends the form that it stands in. It looks disabled before enough is filled in, and a press then says what is missing.",
    layout: "row",
    states: [],
    standsIn: "features/enquiries/enquiry-form.tsx",
    unseen: "It is a Button: its states are shown there.",
  },
};
