// claim:  Gas.pressure
// truth:  equivalent
// why:    fields of an object become parameters, and the clamp a method
class Gas {
    static final class Mixture {
        double moles;
        double temperature;
        double volume;
        double attraction;
        double size;
    }

    static double pressure(double moles, double temperature, double volume, boolean isReal) {
        Mixture gas = new Mixture();
        gas.moles = moles;
        gas.temperature = temperature;
        gas.volume = volume;
        if (isReal) {
            gas.attraction = 0.1378;
            gas.size = 0.0000318;
        }
        if (gas.volume <= 0.0) {
            throw new IllegalArgumentException("volume");
        }
        double ideal = gas.moles * 8.314462618 * gas.temperature;
        double room = gas.volume - gas.moles * gas.size;
        double pull = gas.attraction * gas.moles * gas.moles / (gas.volume * gas.volume);
        double pressure = ideal / room - pull;
        if (pressure < 0.0) {
            pressure = 0.0;
        }
        if (pressure > 1.0e9) {
            pressure = 1.0e9;
        }
        return pressure;
    }
}
