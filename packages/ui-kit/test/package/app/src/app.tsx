import { Button } from "@tropa/ui-kit/button";
import { Calendar } from "@tropa/ui-kit/calendar";
import { Chip } from "@tropa/ui-kit/chip";
import { MessagesProvider, messagesEn } from "@tropa/ui-kit/messages";
import { Modal } from "@tropa/ui-kit/modal";
import { TextField } from "@tropa/ui-kit/text-field";
import { useState } from "react";

/** A page as an installer of the kit writes his first. */
export function App() {
  const [open, setOpen] = useState(false);
  return (
    <MessagesProvider messages={messagesEn}>
      <main>
        <Chip tone="hot" icon="flame">
          Very hot
        </Chip>
        <TextField label="Name" />
        <Calendar today="2027-06-09" />
        <Button icon="search" onClick={() => setOpen(true)}>
          Find tours
        </Button>
        <Modal open={open} title="Three tours" onClose={() => setOpen(false)}>
          Around Mount Belukha
        </Modal>
      </main>
    </MessagesProvider>
  );
}
