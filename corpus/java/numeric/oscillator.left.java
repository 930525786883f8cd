// claim:  Oscillator.energy
// truth:  equivalent
// why:    the state lives in locals instead of in an object
class Oscillator {
    static final class State {
        double position;
        double velocity;

        State(double position, double velocity) {
            this.position = position;
            this.velocity = velocity;
        }
    }

    static double energy(double position, double velocity, double stiffness, double damping) {
        State state = new State(position, velocity);
        double step = 0.05;
        step(state, stiffness, damping, step);
        step(state, stiffness, damping, step);
        step(state, stiffness, damping, step);
        step(state, stiffness, damping, step);
        double kinetic = 0.5 * state.velocity * state.velocity;
        double potential = 0.5 * stiffness * state.position * state.position;
        double total = kinetic + potential;
        if (total > 1.0e6) {
            total = 1.0e6;
        }
        return total;
    }

    private static void step(State state, double stiffness, double damping, double step) {
        double force = -(stiffness * state.position) - damping * state.velocity;
        double limit = Math.abs(state.velocity) * 100.0 + 1.0;
        if (force > limit) {
            force = limit;
        }
        if (force < -limit) {
            force = -limit;
        }
        state.velocity = state.velocity + force * step;
        state.position = state.position + state.velocity * step;
    }
}
