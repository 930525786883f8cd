// claim:  shortest
// truth:  equivalent
// why:    the class and its nested helper class have new names
class RouteFinder {
    private static class Leg {
        final int distance;
        final int tolls;

        Leg(int distance, int tolls) {
            this.distance = distance;
            this.tolls = tolls;
        }

        int cost() {
            return distance * 3 + tolls;
        }
    }

    static int shortest(int[] distances, int tolls) {
        if (distances.length == 0) {
            return -1;
        }
        int best = new Leg(distances[0], tolls).cost();
        for (int i = 1; i < distances.length; i++) {
            Leg leg = new Leg(distances[i], tolls);
            if (leg.cost() < best) {
                best = leg.cost();
            }
        }
        return best;
    }
}
