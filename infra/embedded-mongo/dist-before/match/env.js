export {};
//# sourceMappingURL=env.js.map