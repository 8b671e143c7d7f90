/** The modules that `build/icons.ts` makes of the names of pictures. */
declare module '~icons/lucide/*' {
  const Icon: (props: import('react').ComponentProps<'svg'>) => import('react').ReactElement;
  export default Icon;
}
