import type { Specimens } from "#app/routes/styleguide/specimen.ts";
import { ErrorSummary, FailureNotice } from "#app/ui/forms/errors.tsx";
import { FieldError } from "#app/ui/forms/fields.tsx";
import { FocusedNotice, Notice, TestOrderMark, TestOrderNotice } from "#app/ui/notice.tsx";
import { Toast } from "#app/ui/toast/toast.tsx";

// Real notices announce themselves; twenty at once would shout.
const quiet = { role: "note" } as const;

/** As long as the browser's clock can count: these two are to be looked at. */
const stays = 2 ** 31 - 1;
const keep = () => {};
export const worked = { title: "Location Detected", description: "We've pre-filled your country as United Kingdom. You can change it if needed." };
export const failed = { title: "Validation Error", description: "Please fix the errors below and try again.", destructive: true };

export const messages: Specimens = {
  TestOrderNotice: {
    file: "ui/notice.tsx",
    use: "On the order's page, its receipt and the page after payment, until the shop is live.",
    layout: "column",
    states: [{ name: "as it is", show: <TestOrderNotice /> }],
  },
  TestOrderMark: {
    file: "ui/notice.tsx",
    use: "Before the lead of an order's page, of the page after payment and of a checkout that has been paid, until the shop is live.",
    layout: "column",
    states: [{ name: "as it is", show: <TestOrderMark /> }],
  },
  Notice: {
    file: "ui/notice.tsx",
    use: "News that belongs to the page and stays. An error is announced at once, the others when the reader is ready. What passes is a toast.",
    layout: "column",
    states: [
      {
        name: "ok",
        show: (
          <Notice kind="ok" title="Your place is saved" {...quiet}>
            <p>We have sent you an email to confirm it.</p>
          </Notice>
        ),
      },
      {
        name: "warn",
        show: (
          <Notice kind="warn" title="Warning" {...quiet}>
            <p>2 attempts remaining.</p>
          </Notice>
        ),
      },
      {
        name: "error",
        show: (
          <Notice kind="error" title="Access temporarily blocked" {...quiet}>
            <p>
              Try again later, or <a href="#Notice">write to us</a>.
            </p>
          </Notice>
        ),
      },
      {
        name: "one line, no title",
        show: (
          <Notice kind="ok" {...quiet}>
            <p>The address is changed.</p>
          </Notice>
        ),
      },
      {
        name: "on dark",
        ground: "dark",
        show: (
          <Notice kind="warn" title="Not sent yet" {...quiet}>
            <p>We will try again by ourselves.</p>
          </Notice>
        ),
      },
    ],
  },
  FocusedNotice: {
    file: "ui/notice.tsx",
    use: "That what somebody sent has arrived, or what they pressed is done. It takes the focus, which shows it and reads it out.",
    layout: "column",
    states: [
      {
        name: "a link is sent",
        show: (
          <FocusedNotice kind="ok" title="Please look in your inbox" news={false} {...quiet}>
            <p>If that address is on the list, a link is on its way.</p>
          </FocusedNotice>
        ),
      },
    ],
  },
  Toast: {
    file: "ui/toast/toast.tsx",
    use: "News that passes. It waits while it is pointed at, focused, or the tab is hidden.",
    layout: "column",
    states: [
      { name: "it worked", show: <Toast {...worked} stays={stays} dismiss={keep} /> },
      { name: "it did not", show: <Toast {...failed} stays={stays} dismiss={keep} /> },
    ],
  },
  ToastProvider: {
    file: "ui/toast/toast.tsx",
    use: "Stands once around everything: holds the messages of all pages below it. A page says useToast().",
    layout: "row",
    states: [],
    standsIn: "routes/site-layout.tsx",
    unseen: "It draws the messages that it is given. Show one below to see it at work.",
  },
  NavigationStatus: {
    file: "ui/navigation-status.tsx",
    use: "Stands once in each layout: a line at the top while the next page is long in coming, and a message where it can't be had.",
    layout: "row",
    states: [],
    standsIn: "routes/site-layout.tsx",
    unseen: "It's seen while a page is on its way.",
  },
  ErrorSummary: {
    file: "ui/forms/errors.tsx",
    use: "At the head of a form that the server sent back: what is wrong, with a way to each field.",
    layout: "column",
    states: [
      {
        name: "two fields",
        still: true,
        show: (
          <ErrorSummary
            title="Validation Error"
            message="Please fix the errors below and try again."
            fields={{ "guide-error": "Please enter a valid email address", "guide-box-error": "You must accept the terms and conditions." }}
          />
        ),
      },
      { name: "no field to blame", still: true, show: <ErrorSummary title="Too Many Requests" message="Please wait before submitting again." /> },
    ],
  },
  FailureNotice: {
    file: "ui/forms/errors.tsx",
    use: "A press that came to nothing, or nobody knows: what is known, and what to do. Where a field is to blame, an error summary instead.",
    layout: "column",
    states: [
      { name: "refused", still: true, show: <FailureNotice failure={{ code: "unavailable", message: "Please try again in a moment." }} /> },
      {
        name: "no answer came",
        still: true,
        show: (
          <FailureNotice failure={{ code: "unsure", message: "We couldn't tell whether it arrived. It's safe to press again: we'll only count it once." }} />
        ),
      },
    ],
  },
  FieldError: {
    file: "ui/forms/fields.tsx",
    use: "The complaint under a field. The fields below bring their own; use it alone only under a control of another kind.",
    layout: "row",
    states: [{ name: "a complaint", show: <FieldError id="guide-lone" error="Please select a country" /> }],
  },
};
