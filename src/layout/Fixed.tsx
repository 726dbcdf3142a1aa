import { createContext, type ReactNode, useContext } from 'react';

/** Whether a page is rendered with what's the same around all pages. The router's data and the Markdown forms leave it out. */
export const Frame = createContext(true);

/** A part of the frame. */
export const Fixed = ({ children }: { children: ReactNode }) => (useContext(Frame) ? children : null);
