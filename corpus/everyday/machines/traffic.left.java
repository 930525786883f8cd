// claim: Light.after
// truth: equivalent
// why:   states as a switch against a table, over a number of steps
class Light {
    static int after(int state, int steps) {
        if (state < 0 || state > 2 || steps < 0 || steps > 1000) {
            return -1;
        }
        for (int i = 0; i < steps; i++) {
            switch (state) {
                case 0:
                    state = 1;
                    break;
                case 1:
                    state = 2;
                    break;
                default:
                    state = 0;
                    break;
            }
        }
        return state;
    }
}
