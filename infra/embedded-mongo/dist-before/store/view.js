export {};
//# sourceMappingURL=view.js.map