class CheapestRoute {
    private static class Segment {
        final int length;
        final int fees;

        Segment(int length, int fees) {
            this.length = length;
            this.fees = fees;
        }

        int price() {
            return fees + 3 * length;
        }
    }

    static int shortest(int[] distances, int tolls) {
        if (distances.length == 0) {
            return -1;
        }
        int best = new Segment(distances[0], tolls).price();
        for (int i = 1; i < distances.length; i++) {
            best = Math.min(best, new Segment(distances[i], tolls).price());
        }
        return best;
    }
}
