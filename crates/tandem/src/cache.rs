//! Proofs that were found before.
//!
//! A proof is kept under a digest of what it proves: both functions with everything they use, the claim, and this version of
//! Tandem. A hit is a certificate like any other: the checker derives and discharges its obligations anew, so a wrong, stale or
//! damaged entry can cost time and nothing else. Files are written under another name first and then renamed, so that several
//! processes can share a folder.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use tandem_base::Pair;
use tandem_kernel::certificate::Certificate;
use tandem_kernel::checker::Identity;

use crate::claim::Claim;
use crate::error::Error;

/// Larger files are no certificates.
const LARGEST: u64 = 64 << 20;

/// A folder with proofs.
#[derive(Clone, Debug)]
pub struct Cache {
    folder: PathBuf,
}

/// What came of looking for a proof.
pub enum Hit {
    /// There is a certificate, which is to be confirmed.
    Found(Box<Certificate>),
    /// There is something that cannot be read.
    Damaged,
    /// There is nothing.
    Nothing,
}

impl Cache {
    /// The proofs in a folder, which is made if it is not there.
    pub fn new(folder: &Path) -> Result<Cache, Error> {
        std::fs::create_dir_all(folder).map_err(|error| Error::input(folder, error))?;
        Ok(Cache { folder: folder.to_owned() })
    }

    /// The name of the proof of a claim about two functions.
    pub fn key(functions: &Pair<Identity>, claim: &Claim) -> String {
        let Claim { semantics, assume, ensure, traps_agree, secrecy, .. } = claim;
        let mut hasher = blake3::Hasher::new();
        let asked = format!("{semantics:?} {assume:?} {ensure:?} {traps_agree} {secrecy:?}");
        let texts = [env!("CARGO_PKG_VERSION").to_owned(), asked];
        let names = functions.iter().flat_map(|(_, function)| [function.entry.clone(), function.digest.to_string()]);
        for text in texts.into_iter().chain(names) {
            hasher.update(&(text.len() as u64).to_le_bytes()).update(text.as_bytes());
        }
        hasher.finalize().to_hex().to_string()
    }

    /// The certificate that is kept under a name.
    pub fn find(&self, key: &str) -> Hit {
        let path = self.path(key);
        match std::fs::metadata(&path) {
            Err(_) => Hit::Nothing,
            Ok(found) if found.len() > LARGEST => Hit::Damaged,
            Ok(_) => {
                let text = std::fs::read_to_string(&path).ok();
                let certificate = text.and_then(|text| serde_json::from_str(&text).ok());
                certificate.map_or(Hit::Damaged, |certificate| Hit::Found(Box::new(certificate)))
            }
        }
    }

    /// Keeps a certificate. What cannot be written is not kept: the next search finds it again.
    pub fn keep(&self, key: &str, certificate: &Certificate) {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let Ok(text) = serde_json::to_string(certificate) else { return };
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let unfinished = self.folder.join(format!("{key}.{}.{number}.unfinished", std::process::id()));
        if std::fs::write(&unfinished, text).and_then(|()| std::fs::rename(&unfinished, self.path(key))).is_err() {
            let _ = std::fs::remove_file(&unfinished);
        }
    }

    fn path(&self, key: &str) -> PathBuf {
        self.folder.join(format!("{key}.json"))
    }
}
