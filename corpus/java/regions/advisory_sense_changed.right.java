class Advisory {
    static int sense(int own, int other, int separation, int layer, boolean confident, boolean climbing) {
        int needed = 740;
        if (layer == 0) {
            needed = 400;
        } else if (layer == 1) {
            needed = 500;
        } else if (layer == 2) {
            needed = 640;
        }
        boolean enabled = confident && separation > 600;
        int advice = 0;
        if (enabled) {
            boolean up = own <= other && separation >= needed && !climbing;
            boolean down = other < own && separation >= needed && climbing;
            if (up && down) {
                advice = 0;
            } else if (up) {
                advice = 1;
            } else if (down) {
                advice = 2;
            }
        }
        return advice;
    }
}
