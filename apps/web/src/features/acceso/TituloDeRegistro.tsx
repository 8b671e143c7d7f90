import { Titulo } from '../../components/ui/Titulo.tsx';

export function TituloDeRegistro() {
  return (
    <>
      <Titulo documento="Crear cuenta">Crear Cuenta</Titulo>
      <p className="mt-2 mb-7 text-lg text-tinta-suave">
        Una sola vez; después, reservar lleva menos de un minuto.
      </p>
    </>
  );
}
