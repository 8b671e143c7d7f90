import { createElement, type ComponentProps } from 'react';

interface IconData {
  node: [element: string, attributes: Record<string, string>][];
}

/**
 * Stands in for lucide-react's own factory, which brings 2.5 KB of options (size, context, colour, aliases) that the
 * screens never use: they size and colour icons by class. Default export, because lucide's icons import it so.
 */
// oxlint-disable-next-line import/no-default-export
export default function createLucideIcon({ node }: IconData) {
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
      node.map(([element, attributes]) => createElement(element, attributes)),
    );
  };
}
