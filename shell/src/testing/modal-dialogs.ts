/** Gives jsdom, which has none, the modal dialogs of browsers. Escape is the spec's to press. */
export function playModalDialogs(): void {
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
}
