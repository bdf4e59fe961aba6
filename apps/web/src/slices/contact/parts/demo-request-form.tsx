import { contactMessages } from '@casefolio/domain/messages/contact';
import { checkDemo, demoFields, emptyDemo } from '../demo-form.ts';
import { useRequestDemo } from '../hooks/use-request-demo.ts';
import { VisitorForm } from './visitor-form.tsx';

/** For a dialog or a page; its heading is theirs to set. */
export function DemoRequestForm() {
  const send = useRequestDemo();
  return (
    <VisitorForm
      fields={demoFields}
      empty={emptyDemo}
      check={checkDemo}
      send={send}
      submit={contactMessages.submit.text}
    />
  );
}
