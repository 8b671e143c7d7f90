import { Titulo } from '../../../components/ui/Titulo.tsx';

export function CabeceraDeReserva({ paso }: { paso: 1 | 2 }) {
  return (
    <div className="mb-4 flex sm:mt-1 sm:mb-6 flex-wrap items-baseline justify-between gap-x-4">
      <Titulo documento="Hacer Mi Reserva">Hacer Mi Reserva</Titulo>
      <p className="text-tinta-suave">Paso {paso} de 2</p>
    </div>
  );
}
