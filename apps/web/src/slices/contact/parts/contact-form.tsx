import { contactMessages } from '@casefolio/domain/messages/contact';
import { checkContact, contactFields, emptyContact } from '../contact-form.ts';
import { useSendMessage } from '../hooks/use-send-message.ts';
import { VisitorForm } from './visitor-form.tsx';

export function ContactForm() {
  const send = useSendMessage();
  return (
    <VisitorForm
      fields={contactFields}
      empty={emptyContact}
      check={checkContact}
      send={send}
      submit={contactMessages.sendMessage.text}
    />
  );
}
