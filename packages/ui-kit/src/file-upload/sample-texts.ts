import type { FileUploadTexts } from "./file-upload-item.tsx";

/** English words for stories and tests; screens bring their own. */
export const sampleTexts: FileUploadTexts = {
  chooseOne: "Choose a file",
  chooseMany: "Choose files",
  camera: "Take a photo",
  drop: "or drop them here",
  full: "No more can be added",
  waiting: "Waiting",
  sending: (name) => `${name} is being sent`,
  done: "sent",
  remove: (name) => `Remove ${name}`,
  cancel: (name) => `Cancel ${name}`,
  retry: (name) => `Send ${name} again`,
  summary: (done, all) => `${done} of ${all} sent`,
};
