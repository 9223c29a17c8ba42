export {};
//# sourceMappingURL=update-context.js.map