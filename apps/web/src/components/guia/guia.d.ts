declare module '*.md' {
  const pagina: import('./pagina-de-guia.ts').PaginaDeGuia;
  export default pagina;
}
