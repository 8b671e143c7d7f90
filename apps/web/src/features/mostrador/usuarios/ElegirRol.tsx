import { NOMBRE_DE_ROL, type Rol } from '@remanso/contract/persona/usuarios.rules';

/** The rights of each rol. The first rol is the most frequent one among new accounts. */
const ROLES = {
  CLIENT: 'Reserva sus propios turnos.',
  RECEPCION: 'Atiende el mostrador: turnos, reservas, cobros y clientes.',
  ADMIN: 'Ve y cambia todo, también precios, horarios y cuentas.',
} as const satisfies Record<Rol, string>;

interface PropiedadesDeElegirRol {
  rol: Rol;
  alElegir: (rol: Rol) => void;
}

export function ElegirRol({ rol: elegido, alElegir }: PropiedadesDeElegirRol) {
  return (
    <fieldset className="mb-5 min-w-0">
      <legend className="mb-1.5 font-semibold">Rol</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-2">
        {(Object.keys(ROLES) as Rol[]).map((rol) => (
          <label
            key={rol}
            className="guijarro flex min-h-12 items-center gap-2 border-2 border-borde px-3 hover:border-piedra has-checked:border-petroleo has-checked:bg-agua has-checked:text-sobre-agua"
          >
            <input
              type="radio"
              name="rol"
              value={rol}
              checked={rol === elegido}
              className="size-5 shrink-0 accent-petroleo"
              onChange={() => alElegir(rol)}
            />
            {NOMBRE_DE_ROL[rol]}
          </label>
        ))}
      </div>
      <p className="mt-1.5 text-sm text-tinta-suave">{ROLES[elegido]}</p>
    </fieldset>
  );
}
