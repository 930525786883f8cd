/** Calls P.f many times, as driver.c does. */
class Driver {
    static long state = 88172645463325252L;
    static int[][] pool = new int[3][];
    static P.S[] records = {new P.S(), new P.S()};
    static P.Cell[] cells = {new P.Cell(), new P.Cell()};
    static int calls;

    static int next() {
        state = state * 6364136223846793005L + 1442695040888963407L;
        return (int) (state >>> 33);
    }

    static int below(int end) {
        return (next() & 0x7fffffff) % end;
    }

    static int pick() {
        switch (below(6)) {
            case 0: return below(7) - 2;
            case 1: return Integer.MAX_VALUE - below(2);
            case 2: return Integer.MIN_VALUE + below(2);
            case 3: return below(16);
            case 4: return next() << 1 ^ next();
            default: return below(3) - 1;
        }
    }

    static int callback(int x) {
        calls++;
        System.out.println("back " + x);
        switch (Math.floorMod(x, 6)) {
            case 0: P.g0 += 1; break;
            case 1: if (pool[0].length > 0) pool[0][Math.floorMod(x, pool[0].length)] ^= x; break;
            case 2: records[x & 1].u += x; break;
            case 3: P.g1 = x; break;
            case 4: cells[calls & 1].value = calls; records[0].v ^= 5; break;
            default: if (calls % 40 == 0) throw new IllegalStateException("callback"); break;
        }
        return x * 3 + calls;
    }

    public static void main(String[] arguments) {
        String[] strings = {"", "a", "text", "longer text"};
        for (int round = 0; round < 400; round++) {
            if (below(2) == 0) P.g0 = pick();
            if (below(2) == 0) P.g1 = pick();
            for (int i = 0; i < 3; i++) {
                pool[i] = new int[below(12) == 0 ? below(4) : 4];
                for (int k = 0; k < pool[i].length; k++) pool[i][k] = pick();
            }
            records[below(2)].u = pick();
            records[below(2)].v = pick();
            cells[below(2)].value = pick();
            int[] p = pool[below(3)];
            int[] q = below(3) == 0 ? p : pool[below(3)];
            if (below(60) == 0) q = null;
            P.S st = below(60) == 0 ? null : records[below(2)];
            P.Cell t = cells[below(2)];
            String s = strings[below(4)];
            int a = pick();
            int b = pick();
            try {
                System.out.print("= " + P.f(a, b, p, q, t, st, Driver::callback, s));
            } catch (P.Failure e) {
                System.out.print("! failure " + e.code);
            } catch (RuntimeException e) {
                System.out.print("! " + e.getClass().getName());
            }
            System.out.print(" " + P.g0 + " " + P.g1);
            for (int[] array : pool) System.out.print(" " + java.util.Arrays.toString(array));
            System.out.println(" " + records[0].u + " " + records[0].v + " " + records[1].u + " " + records[1].v + " " + cells[0].value
                + " " + cells[1].value);
        }
    }
}
