/** What a built remote or a library asks the shell for, and the shell's own development build, which uses `react/jsx-dev-runtime`, does not need. */
export const lent = [() => import('react/jsx-runtime')];
