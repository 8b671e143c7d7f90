import { createElement, type ComponentProps } from 'react';

/** An SVG element with its attributes. */
export type IconElement = [element: string, attributes: Record<string, string>];

/** Makes a React component of a Lucide picture, which the screens size and colour by class. */
export function createIcon(elements: IconElement[]) {
  return function Icon(props: ComponentProps<'svg'>) {
    return createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        width: 24,
        height: 24,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      ...elements.map(([element, attributes]) => createElement(element, attributes)),
    );
  };
}
