import { Titulo } from '../../components/ui/Titulo.tsx';

export function TituloDeLogin() {
  return (
    <>
      <Titulo documento="Iniciar sesión">Iniciar Sesión</Titulo>
      <p className="mt-2 mb-7 text-lg text-tinta-suave">El agua está lista.</p>
    </>
  );
}
