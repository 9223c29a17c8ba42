import { CedarMark } from '@diwan/ui/drawings/cedar-mark';

/** The firm's mark, in the colour of the text around it. */
export const Logo = () => <CedarMark className="shell-logo" />;
