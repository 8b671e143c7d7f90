import { createContext, type ReactNode } from 'react';

/** The element beside the title of a screen; the panel puts the button of the help there. */
export const AyudaAlLado = createContext<ReactNode>(null);
