import "#app/styles/forms.css";
import { type ComponentProps, createContext, type ReactNode, useContext } from "react";
import type { FieldErrors } from "#app/ui/forms/read-form.ts";
import { Icon } from "#app/ui/icon.tsx";

/** What a ContractForm tells the fields in it; `rooms`: where complaints stood that are put right since; `idPrefix` stands before their names. A field outside of one has its own `error` and `defaultValue`. */
type FormState = { errors: FieldErrors; rooms: FieldErrors; values: Record<string, unknown>; idPrefix: string };
export const formContext = createContext<FormState>({ errors: {}, rooms: {}, values: {}, idPrefix: "" });

/** A field's id, its complaint, its own or its form's, and the text and the tick that it starts with. */
export function useField<F extends { name: string; error?: string | undefined }>(field: F) {
  const { errors, rooms, values, idPrefix } = useContext(formContext);
  const value = values[field.name];
  return {
    field: { ...field, id: idPrefix + field.name, error: field.error ?? errors[field.name], room: rooms[field.name] },
    text: typeof value === "string" ? value : undefined,
    isTicked: value === true,
  };
}

/**
 * WebMCP, the declarative way: a form that names itself is a tool for the assistant in a person's browser. The assistant
 * fills it in; the person sees it filled, and sends it. Browsers that know nothing of it pass the attributes by.
 */
declare module "react" {
  interface FormHTMLAttributes<T> extends HTMLAttributes<T> {
    toolname?: string;
    tooldescription?: string;
  }
  interface InputHTMLAttributes<T> extends HTMLAttributes<T> {
    toolparamdescription?: string;
  }
  interface SelectHTMLAttributes<T> extends HTMLAttributes<T> {
    toolparamdescription?: string;
  }
  interface TextareaHTMLAttributes<T> extends HTMLAttributes<T> {
    toolparamdescription?: string;
  }
}

/** What a form says of itself to an assistant; named by verb and object, such as "join_warmth_list". */
export type Tool = { toolname: string; tooldescription: string };

/** What every labelled field takes besides its control's own attributes. */
type FieldProps = {
  name: string;
  label: string;
  help?: ReactNode;
  error?: string | undefined;
};

/** What is sent, and the words beside it. */
type Options = readonly (readonly [value: string, words: string])[];

const errorId = (id: string) => `${id}-error`;
const helpId = (id: string) => `${id}-help`;
type Described = { id: string; help?: ReactNode; error?: string | undefined; room?: string | undefined };

/** What a field says about itself to those who listen. */
export const describedBy = ({ id, error, help }: Described) => [help ? helpId(id) : null, error ? errorId(id) : null].filter(Boolean).join(" ") || undefined;

/** What the control says about itself to those who listen, and the names its label and form know it by. */
export const controlOf = ({ id, name, help, error }: Described & { name: string }) => ({
  id,
  name,
  // Said either way: what is required and empty would else be called wrong before anybody has touched it.
  "aria-invalid": error !== undefined,
  "aria-describedby": describedBy({ id, error, help }),
});

/** The complaint under a field; the field names it in aria-describedby. Of one that's put right nothing is seen or heard but its room. */
export function FieldError({ id, error, room = error }: { id: string; error: string | undefined; room?: string | undefined }) {
  if (!room) return null;
  return (
    <p className={`field-error ${error ? "" : "invisible"}`.trim()} {...(error && { id: errorId(id) })}>
      <Icon name="stop" size={20} />
      <span>{error ?? room}</span>
    </p>
  );
}

const Help = ({ id, help }: Described) =>
  help && (
    <p className="field-help" id={helpId(id)}>
      {help}
    </p>
  );

/** The label above a control, help under it, and the complaint below. */
export function Field({ id, label, help, error, room, children }: Described & { label: string; children: ReactNode }) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <Help id={id} help={help} />
      {children}
      <FieldError id={id} error={error} room={room} />
    </div>
  );
}

/**
 * One line of text, its label above and its complaint below. Fields that may be left out say so in their label.
 * Names, streets and references are no dictionary's words, so none is corrected. A form's contract says when a text is too long:
 * `maxlength` would cut what is pasted, and say nothing.
 */
export function TextField({ name, label, help, error, ...input }: Omit<ComponentProps<"input">, "name" | "id"> & FieldProps) {
  const { field, text } = useField({ name, label, help, error });
  return (
    <Field {...field}>
      <input type="text" autoCorrect="off" {...input} defaultValue={text ?? input.defaultValue} {...controlOf(field)} className="input" />
    </Field>
  );
}

/** An email address: the right keyboard, the browser's own suggestion, and no corrections. */
export function EmailField(props: ComponentProps<typeof TextField>) {
  return <TextField type="email" autoComplete="email" inputMode="email" spellCheck={false} {...props} />;
}

/** Several lines of text; the box grows with them where the browser can. */
export function TextAreaField({ name, label, help, error, defaultValue, ...area }: Omit<ComponentProps<"textarea">, "name" | "id"> & FieldProps) {
  const { field, text } = useField({ name, label, help, error });
  return (
    <Field {...field}>
      <textarea rows={5} defaultValue={text ?? defaultValue} {...area} {...controlOf(field)} className="input text-area" />
    </Field>
  );
}

type SelectProps = Omit<ComponentProps<"select">, "name" | "id" | "children"> &
  FieldProps & {
    /** Said while nothing is chosen. */
    none: string;
    options: Options;
  };

/** One of several, in the browser's own list. */
export function SelectField({ name, label, help, error, none, options, ...select }: SelectProps) {
  const { field, text } = useField({ name, label, help, error });
  return (
    <Field {...field}>
      <select {...select} defaultValue={text ?? select.defaultValue} {...controlOf(field)} className="input">
        <option value="">{none}</option>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** One of a few. The first button carries the field's id, for the list of what is wrong to lead to. */
export function RadioField({ options, chosen, ...own }: FieldProps & { options: Options; chosen?: string }) {
  const { field, text } = useField(own);
  const { id, name, label, help, error, room } = field;
  return (
    <fieldset className="field" aria-describedby={describedBy(field)}>
      <legend className="field-label">{label}</legend>
      <Help id={id} help={help} />
      <div>
        {options.map(([value, words], at) => (
          <label key={value} className="check">
            <input
              type="radio"
              name={name}
              value={value}
              required
              toolparamdescription={label}
              defaultChecked={(text ?? chosen) === value}
              aria-invalid={error !== undefined}
              {...(at === 0 && { id })}
            />
            <span>{words}</span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} room={room} />
    </fieldset>
  );
}

type CheckboxProps = Omit<ComponentProps<"input">, "id" | "type"> & {
  name: string;
  error?: string | undefined;
  /** The words beside the box; they may hold links. */
  children: ReactNode;
};

export function CheckboxField({ name, error: own, children, ...input }: CheckboxProps) {
  const { field, isTicked } = useField({ name, error: own });
  return (
    <div className="field">
      <label className="check" htmlFor={field.id}>
        <input defaultChecked={isTicked} {...input} type="checkbox" {...controlOf(field)} />
        <span>{children}</span>
      </label>
      <FieldError {...field} />
    </div>
  );
}
