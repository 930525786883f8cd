import java.util.List;
class Rec {
    static int sum(List<Integer> xs) {
        if (xs.isEmpty()) return 0;
        return xs.get(0) + sum(xs.subList(1, xs.size())) + (xs instanceof java.util.ArrayList ? 0 : 1);
    }
}
